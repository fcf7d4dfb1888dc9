import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { Queryable } from '../../db/db.ts';
import { pages } from '../../db/schema/system.ts';
import { insertAll } from './insert.ts';
import { en } from './pages/en.ts';
import { es } from './pages/es.ts';
import { fr } from './pages/fr.ts';
import type { PageTexts } from './pages/page-text.ts';
import { ptBr } from './pages/pt-BR.ts';
import { ru } from './pages/ru.ts';
import { zh } from './pages/zh.ts';

const texts: Record<LocaleCode, PageTexts> = { en, es, fr, 'pt-BR': ptBr, zh, ru };

/** Six pages in six languages: every world has them. */
export const seedPages = (db: Queryable, now: Date): Promise<void> =>
  insertAll(
    db,
    pages,
    Object.entries(texts).flatMap(([locale, byKey]) =>
      Object.entries(byKey).map(([routeKey, { title, paragraphs }]) => ({
        routeKey,
        locale,
        title,
        html: paragraphs.map((text) => `<p>${text}</p>`).join('\n'),
        updatedAt: now,
      })),
    ),
  );
