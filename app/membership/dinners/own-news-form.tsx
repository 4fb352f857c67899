import { useTexts } from '#app/i18n/texts.tsx'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { OwnProblem } from './own-problem.tsx'
import type { OwnAnswer, OwnView } from './own-diet.ts'

/** Whether the club's news come by mail; what is of service always does. */
export function OwnNewsForm({ own, answer }: { own: OwnView; answer: OwnAnswer | undefined }) {
  const { news: t } = useTexts().members
  return (
    <PlainForm className="sheet" draft={null}>
      <h2 className="d3">{t.title}</h2>
      <p className="muted sheet-intro">
        {own.wantsNews ? t.wanted : t.refused} {t.service}
      </p>
      <OwnProblem answer={answer} />
      <Button
        type="submit"
        name="act"
        value={own.wantsNews ? 'refuse-news' : 'accept-news'}
        variant="secondary"
        className="sheet-save"
        label={own.wantsNews ? t.refuse : t.accept}
      />
    </PlainForm>
  )
}
