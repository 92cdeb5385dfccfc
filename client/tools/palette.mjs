// A screenshot in 256 colours: a third of the bytes, and hardly anybody sees the difference.
import { crc32, deflateSync } from "node:zlib";

/** The same picture with a palette; the page does the counting. */
export async function inFewColours(page, png) {
  const { width, height, palette, pixels } = await page.evaluate(quantised, png.toString("base64"));
  const bytes = Buffer.from(pixels, "base64");
  // Before each line of the picture a byte says that it stands as it is.
  const lines = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) bytes.copy(lines, y * (width + 1) + 1, y * width, (y + 1) * width);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("PLTE", Buffer.from(palette)), chunk("IDAT", deflateSync(lines, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Runs in the page: median cut, the box with most pixels times its spread first. */
async function quantised(base64) {
  const COLOURS = 256;
  const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([file], { type: "image/png" }));
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const keyAt = (at) => (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) counts.set(keyAt(at), (counts.get(keyAt(at)) ?? 0) + 1);
  const part = (key, shift) => (key >> shift) & 255;
  /** Colours, how many pixels have them, where they differ most and by how much. */
  const group = (keys) => {
    const spreads = [16, 8, 0].map((shift) => {
      let [least, most] = [255, 0];
      for (const key of keys) [least, most] = [Math.min(least, part(key, shift)), Math.max(most, part(key, shift))];
      return { shift, spread: most - least };
    });
    const widest = spreads.reduce((one, other) => (other.spread > one.spread ? other : one));
    return { keys, pixels: keys.reduce((sum, key) => sum + counts.get(key), 0), ...widest };
  };
  const groups = [group([...counts.keys()])];
  while (groups.length < COLOURS) {
    const [next] = groups.filter((one) => one.keys.length > 1).sort((one, other) => Math.sqrt(other.pixels) * other.spread - Math.sqrt(one.pixels) * one.spread);
    if (!next) break;
    const keys = next.keys.sort((one, other) => part(one, next.shift) - part(other, next.shift));
    let half = 0;
    let cut = 0;
    while (cut < keys.length - 1 && (cut === 0 || half < next.pixels / 2)) half += counts.get(keys[cut++]);
    groups.splice(groups.indexOf(next), 1, group(keys.slice(0, cut)), group(keys.slice(cut)));
  }
  const place = new Map();
  const palette = groups.flatMap(({ keys, pixels }, number) => {
    for (const key of keys) place.set(key, number);
    return [16, 8, 0].map((shift) => Math.round(keys.reduce((sum, key) => sum + part(key, shift) * counts.get(key), 0) / pixels));
  });
  let pixels = "";
  for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(place.get(keyAt(at)));
  return { width, height, palette, pixels: btoa(pixels) };
}
