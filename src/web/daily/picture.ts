import { type DailyResult, signsOf } from './daily.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 90;
const ROW = 92;
const INK = '#fffbf0';
const GOLD = '#f6e2aa';
const SERIF = 'Georgia, serif';
const SIGNS = 'ui-monospace, Menlo, monospace';

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
  write(pen, head, { x: MARGIN, y: 140, width: WIDTH - 2 * MARGIN, size: 54, face: SERIF });
  for (const [at, result] of results.entries()) {
    const y = 270 + at * ROW;
    pen.fillStyle = INK;
    write(pen, result.title, { x: MARGIN, y, width: 440, size: 46, face: SERIF });
    pen.fillStyle = GOLD;
    write(pen, signsOf(result), { x: 560, y, width: WIDTH - MARGIN - 560, size: 46, face: SIGNS });
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly face: string;
}

/** Letters become smaller where there is no room, and not narrow. */
function write(pen: CanvasRenderingContext2D, text: string, { x, y, width, size, face }: TextPlace): void {
  const weight = face === SIGNS ? 700 : 500;
  pen.font = `${weight} ${size}px ${face}`;
  const share = Math.min(1, width / pen.measureText(text).width);
  pen.font = `${weight} ${Math.floor(size * share)}px ${face}`;
  pen.fillText(text, x, y);
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
