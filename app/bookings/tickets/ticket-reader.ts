import decodeQR from 'qr/decode.js'

/** Enough for a code that fills a third of the picture, and fast on an old phone. */
const LONG_SIDE_PX = 720
const LOOK_MS = 150

/** Looks at the camera's picture until it is stopped. @throws when the camera may not be used */
export async function readTickets(video: HTMLVideoElement, onCode: (code: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  video.srcObject = stream
  await video.play()
  const canvas = document.createElement('canvas')
  const timer = setInterval(() => {
    const code = codeIn(video, canvas)
    if (code) onCode(code)
  }, LOOK_MS)
  return () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
  }
}

function codeIn(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | null {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const scale = Math.min(1, LONG_SIDE_PX / Math.max(videoWidth, videoHeight))
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
  } catch {
    // No code in this picture.
    return null
  }
}
