import type { ModelModule } from '#tests/lib/walk/model-file.ts';
import { walkViews } from './walk-views.ts';

await walkViews(
  import.meta.glob<ModelModule>('../auth/*.model.tsx'),
  import.meta.glob<string>('../auth/looks/*.txt', { query: '?raw', import: 'default' }),
);
