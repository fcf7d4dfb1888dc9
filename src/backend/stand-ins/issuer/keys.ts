import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import type { Backend } from '../../context.ts';
import { errorCode } from '../../error-code.ts';

export interface IssuerKey {
  privateKey: KeyObject;
  kid: string;
  /** Key as the JWKS shows it. */
  jwk: JWK;
}

const loaded = new Map<string, Promise<IssuerKey>>();

/** The local issuer's RSA key, made once and kept in `DATA_DIR/issuer.key` for its owner only. */
export function issuerKey({ settings }: Backend): Promise<IssuerKey> {
  const file = path.join(settings.dataDir, 'issuer.key');
  const known = loaded.get(file) ?? load(file);
  loaded.set(file, known);
  known.catch(() => loaded.delete(file));
  return known;
}

async function load(file: string): Promise<IssuerKey> {
  const pem = await readFile(file, 'utf8').catch(() => make(file));
  const privateKey = createPrivateKey(pem);
  const jwk = await exportJWK(createPublicKey(privateKey));
  const kid = await calculateJwkThumbprint(jwk);
  return { privateKey, kid, jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' } };
}

async function make(file: string): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, pem, { flag: 'wx', mode: 0o600 });
    return pem;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return readFile(file, 'utf8');
  }
}
