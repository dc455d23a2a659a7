import { type DailyResult, signsOf } from './daily.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 90;
const ROW = 92;
const INK = '#fffbf0';
const GOLD = '#f6e2aa';

/** The results of a day as a picture: the same signs as the text, so that it spoils nothing. */
export async function pictureOf(head: string, results: readonly DailyResult[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const ground = pen.createLinearGradient(0, 0, WIDTH, HEIGHT);
  ground.addColorStop(0, '#38325c');
  ground.addColorStop(1, '#211d33');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = GOLD;
  pen.fillRect(MARGIN, 178, 120, 6);
  pen.fillStyle = INK;
  pen.font = '500 54px Georgia, serif';
  pen.fillText(head, MARGIN, 140, WIDTH - 2 * MARGIN);
  for (const [at, result] of results.entries()) {
    const y = 270 + at * ROW;
    pen.fillStyle = INK;
    pen.font = '500 46px Georgia, serif';
    pen.fillText(result.title, MARGIN, y, 420);
    pen.fillStyle = GOLD;
    pen.font = '700 46px ui-monospace, Menlo, monospace';
    pen.fillText(signsOf(result), 560, y, WIDTH - MARGIN - 560);
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

/** Where the device can, it is handed on; elsewhere it is saved. */
export async function sharePicture(picture: Blob, name: string, text: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    // Whoever thinks better of it has shared nothing.
    await navigator.share({ files: [file], text }).catch(() => undefined);
    return;
  }
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
