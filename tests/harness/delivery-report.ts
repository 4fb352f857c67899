/** A report as Postfix writes it. */
export function deliveryReport({
  messageId,
  recipient,
  status = '5.1.1',
  action = 'failed',
}: {
  messageId: string
  recipient: string
  status?: string
  action?: string
}): string {
  return `Return-Path: <>
Date: Fri, 27 Nov 2026 10:00:00 +0100 (CET)
From: MAILER-DAEMON@mx.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: hola@elcercle.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="=_next"
Content-Transfer-Encoding: 8bit

This is a MIME-encapsulated message.

--=_next
Content-Description: Notification
Content-Type: text/plain; charset=utf-8

Your message could not be delivered to one or more recipients.

--=_next
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Arrival-Date: Fri, 27 Nov 2026 09:59:58 +0100 (CET)

Final-Recipient: rfc822; ${recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.org
Diagnostic-Code: smtp; 550 5.1.1 <${recipient}>: Recipient address
    rejected: User unknown

--=_next
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

Return-Path: <hola@elcercle.example>
Message-ID: ${messageId}
From: "Cercle" <hola@elcercle.example>
To: ${recipient}
Subject: Plaza confirmada

--=_next--
`
}
