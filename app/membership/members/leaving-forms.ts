import * as v from 'valibot'
import { clubDay, clubDayBefore, isDay } from '#app/platform/club-day.ts'
import { checkbox, optionalText, requiredLine, type FieldError } from '#app/platform/forms/fields.ts'
import type { LeavingTexts } from './leaving-texts.ts'

const ownError = (key: keyof LeavingTexts['errors']): string => key

/** A record is erased twelve months after this day: an earlier one would hardly leave time to take it back. */
export const MAX_LEAVING_DAYS = 180

/** Without a message, or with `without_mail`, nothing is sent. */
export const leavingSchema = v.pipe(
  v.object({
    left_on: v.pipe(
      requiredLine(10, ownError('leftOnMissing')),
      v.check(isDay, 'invalid' satisfies FieldError),
      v.check(
        (day) => !isDay(day) || (day <= clubDay() && day >= clubDayBefore(MAX_LEAVING_DAYS)),
        ownError('leftOnWrong'),
      ),
    ),
    leaving_reason: optionalText(500),
    message: optionalText(2000),
    without_mail: checkbox,
  }),
  v.forward(
    v.partialCheck(
      [['message'], ['without_mail']],
      ({ message, without_mail: withoutMail }) => Boolean(message ?? withoutMail),
      ownError('messageMissing'),
    ),
    ['message'],
  ),
)
