import type { FieldMetadata } from '@conform-to/react'

export function textAttributes(field: FieldMetadata) {
  const { initialValue } = field
  return {
    id: field.id,
    name: field.name,
    defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
    resetKey: field.key,
  }
}

export function checkboxAttributes(field: FieldMetadata) {
  return { id: field.id, name: field.name, defaultChecked: field.initialValue === 'on', resetKey: field.key }
}
