import { defineConfig } from 'drizzle-kit';

/** `npm run migration` writes the SQL of a changed schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/backend/db/schema/*.ts',
  out: './src/backend/db/migrations',
});
