import { layOut } from './lay-out.ts';

try {
  const paths = await layOut('.', process.argv[2]);
  console.log(`Laid out:\n${paths.map((path) => `  ${path}`).join('\n')}`);
  console.log(
    'Next: write the requirement and the descriptions, give the view its texts in src/locales,\n' +
      'join the port in the adapter, and register the screen in src/app/screens if it has a route.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
