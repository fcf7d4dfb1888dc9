import type { ModelModule } from '#tests/lib/walk/model-file.ts';
import { walkViews } from './walk-views.ts';

await walkViews(
  import.meta.glob<ModelModule>('../modal/*.model.tsx'),
  import.meta.glob<string>('../modal/looks/*.txt', { query: '?raw', import: 'default' }),
);
