import type { FieldMetadata } from '@conform-to/react'

/** What ties an input to its field of the form: id, name and what was typed before. */
export function textAttributes(field: FieldMetadata) {
  return { id: field.id, name: field.name, defaultValue: field.initialValue as string | undefined, key: field.key }
}

/** The same for a box to tick. */
export function tickAttributes(field: FieldMetadata) {
  return { id: field.id, name: field.name, defaultChecked: field.initialValue === 'on', key: field.key }
}
