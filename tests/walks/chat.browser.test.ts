import type { ModelModule } from '#tests/lib/walk/model-file.ts';
import { walkViews } from './walk-views.ts';

await walkViews(
  import.meta.glob<ModelModule>('../chat/*.model.tsx'),
  import.meta.glob<string>('../chat/looks/*.txt', { query: '?raw', import: 'default' }),
);
