import { createHash, randomUUID } from 'node:crypto';

/** Answer of a bucket to a call that is allowed. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

export interface Kept {
  bytes: Buffer;
  type: string;
  modified: Date;
}

export interface BucketCall {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: Buffer;
}

const least = 5_242_880;
const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const xml = (text: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${text}`,
});

export const errorAnswer = (status: number, code: string): Answer => ({
  ...xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`),
  status,
});

/** One bucket in memory, with the calls that media need, and the limits of the protocol. */
export class Bucket {
  readonly objects = new Map<string, Kept>();
  /** Parts of files that are not joined yet, by the name of their upload. */
  readonly uploads = new Map<string, { key: string; type: string; parts: Map<number, Buffer> }>();
  /** Keys of one page of a list. */
  page = 1_000;

  answer(call: BucketCall): Answer {
    const { method, key, query } = call;
    if (key === '')
      return method === 'GET' ? this.list(query) : errorAnswer(405, 'MethodNotAllowed');
    if (query.has('uploads')) return this.begin(call);
    if (query.has('uploadId')) return this.part(call);
    if (method === 'PUT') return this.keep(key, call.body, call.headers['content-type']);
    if (method === 'GET' || method === 'HEAD') return this.read(call);
    if (method !== 'DELETE') return errorAnswer(405, 'MethodNotAllowed');
    this.objects.delete(key);
    return { status: 204 };
  }

  private keep(key: string, bytes: Buffer, type = 'binary/octet-stream'): Answer {
    this.objects.set(key, { bytes, type, modified: new Date() });
    return { status: 200, headers: { ETag: tagOf(bytes) } };
  }

  private read({ method, key, headers }: BucketCall): Answer {
    const found = this.objects.get(key);
    if (!found) return method === 'HEAD' ? { status: 404 } : errorAnswer(404, 'NoSuchKey');
    const { bytes, type, modified } = found;
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers['range'] ?? '') ?? [];
    const start = Number(first ?? 0);
    const end = Math.min(last ? Number(last) : bytes.length - 1, bytes.length - 1);
    if (first !== undefined && start > end) return errorAnswer(416, 'InvalidRange');
    const part = bytes.subarray(start, end + 1);
    return {
      status: first === undefined ? 200 : 206,
      headers: {
        'Content-Type': type,
        'Content-Length': String(part.length),
        'Last-Modified': modified.toUTCString(),
        ETag: tagOf(bytes),
        ...(first !== undefined && { 'Content-Range': `bytes ${start}-${end}/${bytes.length}` }),
      },
      body: part,
    };
  }

  private list(query: URLSearchParams): Answer {
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted();
    const page = keys.slice(0, this.page);
    const entries = page.map((key) => {
      const { bytes, modified } = this.objects.get(key) ?? { bytes: [], modified: new Date() };
      return (
        `<Contents><Key>${escaped(key)}</Key><LastModified>${modified.toISOString()}</LastModified>` +
        `<Size>${bytes.length}</Size></Contents>`
      );
    });
    const isMore = keys.length > page.length;
    const next = isMore
      ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>`
      : '';
    return xml(
      `<ListBucketResult><IsTruncated>${isMore}</IsTruncated><KeyCount>${page.length}</KeyCount>` +
        `${entries.join('')}${next}</ListBucketResult>`,
    );
  }

  private begin({ method, key, headers }: BucketCall): Answer {
    if (method !== 'POST') return errorAnswer(405, 'MethodNotAllowed');
    const id = randomUUID();
    const type = headers['content-type'] ?? 'binary/octet-stream';
    this.uploads.set(id, { key, type, parts: new Map() });
    return xml(
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  private part({ method, key, query, body }: BucketCall): Answer {
    const id = query.get('uploadId') ?? '';
    const upload = this.uploads.get(id);
    if (upload?.key !== key) return errorAnswer(404, 'NoSuchUpload');
    if (method === 'POST') return this.join(id, body.toString());
    if (method === 'DELETE') {
      this.uploads.delete(id);
      return { status: 204 };
    }
    upload.parts.set(Number(query.get('partNumber')), body);
    return { status: 200, headers: { ETag: tagOf(body) } };
  }

  private join(id: string, said: string): Answer {
    const upload = this.uploads.get(id);
    if (!upload) return errorAnswer(404, 'NoSuchUpload');
    const parts: Buffer[] = [];
    for (const [, entry = ''] of said.matchAll(/<Part>(.*?)<\/Part>/gs)) {
      const part = upload.parts.get(Number(/<PartNumber>(\d+)</.exec(entry)?.[1]));
      const etag = /<ETag>(.*?)<\/ETag>/.exec(entry)?.[1]?.replaceAll('&quot;', '"');
      if (!part || tagOf(part) !== etag) return errorAnswer(400, 'InvalidPart');
      parts.push(part);
    }
    if (parts.slice(0, -1).some(({ length }) => length < least))
      return errorAnswer(400, 'EntityTooSmall');
    this.uploads.delete(id);
    const { key, type } = upload;
    this.keep(key, Buffer.concat(parts), type);
    return xml(
      `<CompleteMultipartUploadResult><Key>${escaped(key)}</Key></CompleteMultipartUploadResult>`,
    );
  }
}
