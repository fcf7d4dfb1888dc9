import { crc32 } from 'node:zlib';

const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;

/**
 * The files of an archive that was not compressed, by their names, in their order. Throws where a name
 * comes twice or bytes do not fit their checksum.
 */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== endSignature) throw new Error('no end of a ZIP');
  const found = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== entrySignature) throw new Error('no entry of a ZIP');
    const size = archive.readUInt32LE(at + 24);
    const [nameLength, extraLength] = [
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
    ];
    const header = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start =
      header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const bytes = archive.subarray(start, start + size);
    if (found.has(name)) throw new Error(`${name} comes twice`);
    if (crc32(bytes) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is broken`);
    found.set(name, bytes);
    at += 46 + nameLength + extraLength + archive.readUInt16LE(at + 32);
  }
  return found;
}

/** Parsed content of a JSON file in the archive; throws if absent. */
export function jsonIn(files: ReadonlyMap<string, Buffer>, name: string): unknown {
  const bytes = files.get(name);
  if (!bytes) throw new Error(`there is no ${name}`);
  return JSON.parse(bytes.toString('utf8'));
}
