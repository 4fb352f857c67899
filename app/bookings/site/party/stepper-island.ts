/** Counts in the page; without script the buttons send the form. */
export default function startStepper(stepper: HTMLElement) {
  const number = stepper.querySelector('input')
  const buttons = [...stepper.querySelectorAll('button')]
  const words = stepper.parentElement?.querySelector('[data-stepped]')
  if (!number) return
  const show = () => {
    const value = number.valueAsNumber
    for (const button of buttons) button.disabled = button.value === '-1' ? value <= +number.min : value >= +number.max
    if (words) words.textContent = number.value
  }
  for (const button of buttons) {
    button.type = 'button'
    button.addEventListener('click', () => {
      number.stepUp(Number(button.value))
      show()
    })
  }
  number.addEventListener('input', show)
  show()
}
