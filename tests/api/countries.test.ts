import { describe, expect, test } from 'vitest';
import { loadCountries } from '#src/api/settings/countries.ts';
import type { Http } from '#src/api/lib/http.types.ts';

const answering = (answers: Record<string, unknown>): Http =>
  ({
    get: (path: string) =>
      path in answers ? Promise.resolve(answers[path]) : Promise.reject(new Error('away')),
  }) as unknown as Http;
const names = '/api/v1/countries/fr';
const my = '/api/v1/countries/my';

describe('the countries of a field', () => {
  test('come in the order of the server, with the visitor’s own', async () => {
    const http = answering({ [names]: { DE: 'Allemagne', FR: 'France' }, [my]: { code: 'FR' } });
    expect(await loadCountries(http, 'fr')).toEqual({
      countries: [
        { code: 'DE', name: 'Allemagne' },
        { code: 'FR', name: 'France' },
      ],
      mine: 'FR',
    });
  });

  test.each([[{ code: null }], ['<html>'], [undefined]])(
    'are as good where nobody knows where the visitor is: %s',
    async (said) => {
      const http = answering({ [names]: [], ...(said !== undefined && { [my]: said }) });
      expect(await loadCountries(http, 'fr')).toEqual({ countries: [], mine: null });
    },
  );

  test('fail where the names do not come', async () => {
    await expect(loadCountries(answering({ [my]: { code: 'FR' } }), 'fr')).rejects.toThrow('away');
  });
});
