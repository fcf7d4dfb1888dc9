import type { Backend } from '../context.ts';

/**
 * The stand-in pretends to charge, so it is there only where strangers may play: in development, in
 * tests and in the demo world. Elsewhere nothing can be paid until a real provider is joined.
 */
export const hasPayments = ({ settings, isDemo }: Pick<Backend, 'settings' | 'isDemo'>) =>
  isDemo || settings.mode !== 'production';
