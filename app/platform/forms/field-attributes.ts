import type { FieldMetadata } from '@conform-to/react'

/**
 * What ties an input to its field of the form: id, name and what was typed before. Names can be made up so that a field
 * holds others: then nothing was.
 */
export function textAttributes(field: FieldMetadata) {
  const { initialValue } = field
  return {
    id: field.id,
    name: field.name,
    defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
    key: field.key,
  }
}

/** The same for a box to tick. */
export function tickAttributes(field: FieldMetadata) {
  return { id: field.id, name: field.name, defaultChecked: field.initialValue === 'on', key: field.key }
}
