import type { FileRow, FileVariants } from '../db/schema/files.ts';
import { storedNames, type PosterName, type VariantName } from './addresses.ts';

const markedPoster = /^thumb-[\da-f]{8}$/;

/**
 * Name of a small picture in an address: a chosen poster has another one than that before it, since
 * browsers keep what they loaded.
 */
export const thumbName = ({ thumb }: FileVariants): 'thumb' | PosterName =>
  thumb?.mark === undefined ? 'thumb' : `thumb-${thumb.mark}`;

/** Stored variant behind a name in an address; an earlier poster gives the one of now. */
export const storedName = (name: string): VariantName | undefined =>
  markedPoster.test(name) ? 'thumb' : storedNames.find((one) => one === name);

/** The name that a variant has in addresses now. */
export const currentVariantName = ({ variants }: FileRow, name: VariantName) =>
  name === 'thumb' ? thumbName(variants) : name;
