import { expect, test } from 'vitest'
import { webLabel } from '#app/i18n/web-label.ts'
import { mailLink, restaurantPhoneLink, webHost, webLink } from './outside-links.ts'

test('a website without a scheme gets http', () => {
  expect(webLink('canmirambell.example')).toBe('http://canmirambell.example/')
  expect(webLink(' https://canmirambell.example/reservar ')).toBe('https://canmirambell.example/reservar')
  expect(webLink('canmirambell.example:8080/carta')).toBe('http://canmirambell.example:8080/carta')
})

test('only web pages become links', () => {
  for (const typed of [
    '',
    '  ',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'no tiene',
    'https://',
    'http://ana:clave@casa.example',
  ]) {
    expect(webLink(typed)).toBeNull()
  }
})

test('labels have no scheme', () => {
  expect(webLabel('http://www.canmirambell.example/')).toBe('canmirambell.example')
  expect(webLabel('https://canmirambell.example/reservar')).toBe('canmirambell.example/reservar')
  expect(webHost('https://www.canmirambell.example/reservar')).toBe('canmirambell.example')
})

test('only valid telephones and e-mails are linked', () => {
  expect(restaurantPhoneLink('+34 933 000 024')).toBe('tel:+34933000024')
  expect(restaurantPhoneLink('no tienen')).toBeNull()
  expect(mailLink('mesa@canmirambell.example')).toBe('mailto:mesa@canmirambell.example')
  expect(mailLink('mesa en canmirambell')).toBeNull()
  expect(mailLink('a@b.example?bcc=c@d.example')).toBeNull()
})
