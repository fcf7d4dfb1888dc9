import { answerPage } from '#src/hosting/answer-page.ts';
import type { AnswerKind } from '#src/hosting/texts.ts';
import { requestLanguage } from '../http/request-language.ts';
import { newNonce } from './security-headers.ts';

/** An answer in words, in the language of the browser that asked. */
export function answerInWords(
  { method, headers }: Request,
  kind: AnswerKind,
  { status, headers: own }: { status: number; headers: Headers | Record<string, string> },
): Response {
  const nonce = newNonce();
  const locale = requestLanguage(headers) ?? 'en';
  const response = new Response(method === 'HEAD' ? null : answerPage({ kind, locale, nonce }), {
    status,
    headers: own,
  });
  const added = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
  for (const [name, value] of Object.entries(added)) response.headers.set(name, value);
  response.headers.delete('Content-Length');
  return response;
}

/** The page for a refusal that a person would see as data; undefined for an answer that says what it is. */
export function wordsFor(request: Request, response: Response): Response | undefined {
  const { status, headers } = response;
  const isWorded = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isWorded || (status < 500 && status !== 429)) return undefined;
  return answerInWords(request, kindOf(status), { status, headers });
}

function kindOf(status: number): AnswerKind {
  if (status === 429) return 'busy';
  return status === 500 ? 'broken' : 'away';
}
