import * as v from 'valibot'
import { linkToken } from '#app/platform/forms/fields.ts'

/** Of the page behind the link. */
export const newsSchema = v.object({ token: linkToken, act: v.picklist(['refuse', 'accept']) })
