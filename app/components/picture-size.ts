interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a PNG, JPEG or WebP, by its first bytes; undefined for anything else. Throws where the bytes end too early. */
export function readPictureSize(view: DataView): Size | undefined {
  if (view.getUint32(0) === 0x89504e47 && view.getUint32(12) === 0x49484452) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (view.getUint16(0) === 0xffd8) return readJpeg(view);
  if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return readWebp(view);
  return undefined;
}

/** From segment to segment up to the frame's head (SOF: C0 to CF without C4, C8, CC). */
function readJpeg(view: DataView): Size | undefined {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}

/** Extended (a canvas of 24-bit sides), lossless (14 bits each) or plain. */
function readWebp(view: DataView): Size | undefined {
  const kind = view.getUint32(12);
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  if (kind === 0x56503858) return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return kind === 0x56503820 ? { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff } : undefined;
}
