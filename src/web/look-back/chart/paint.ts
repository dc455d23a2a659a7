import { saveFile } from '../../device/save-file.ts';
import { PICTURE, type Shape } from '../picture.ts';

const fontOf = (name: string, otherwise: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim() || otherwise;

/** Paints a picture as a PNG; null where the browser makes none. */
export async function painted(shapes: readonly Shape[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PICTURE.width, PICTURE.height];
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const faces = { serif: fontOf('--serif', 'serif'), sans: fontOf('--sans', 'sans-serif') };
  await document.fonts.ready;
  const ground = pen.createLinearGradient(0, 0, PICTURE.width / 3, PICTURE.height);
  ground.addColorStop(0, '#3a3466');
  ground.addColorStop(1, '#1d1a30');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  for (const shape of shapes) paint(pen, shape, faces);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

function paint(pen: CanvasRenderingContext2D, shape: Shape, faces: Record<'serif' | 'sans', string>): void {
  if (shape.kind === 'text') {
    pen.font = `600 ${shape.size}px ${faces[shape.face]}`;
    pen.fillStyle = shape.colour;
    pen.textAlign = shape.align;
    // What is too long is set narrower, not cut.
    pen.fillText(shape.text, shape.x, shape.y, PICTURE.width * 0.75);
    return;
  }
  const path = new Path2D(shape.path);
  if (shape.kind === 'area') {
    pen.fillStyle = shape.colour;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen, no list
    pen.fill(path);
    return;
  }
  pen.strokeStyle = shape.colour;
  pen.lineWidth = shape.width;
  pen.lineJoin = 'round';
  pen.setLineDash([...shape.dash]);
  pen.stroke(path);
}

/** Hands a picture on: by what a phone offers for that, or as a file. True: it was handed on. */
export async function handOnPicture(picture: Blob, name: string): Promise<boolean> {
  const file = new File([picture], name, { type: picture.type });
  if (
    matchMedia('(pointer: coarse)').matches &&
    'canShare' in navigator &&
    navigator.canShare({ files: [file] })
  ) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch (thrown) {
      // Cancelling is no failure.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return false;
    }
  }
  saveFile(picture, name, picture.type);
  return true;
}
