import { layOut, takeAway } from './lay-out.ts';

const [request, flag] = process.argv.slice(2);
const list = (paths: readonly string[]): string => paths.map((path) => `  ${path}`).join('\n');

try {
  const isGoing = flag === '--remove';
  const kind = flag === '--list' ? 'list' : flag === '--form' ? 'form' : 'screen';
  const { written, changed } = isGoing ? takeAway('.', request) : await layOut('.', request, kind);
  console.log(`${isGoing ? 'Taken away' : 'Laid out'}:\n${list(written)}`);
  console.log(`Changed:\n${list([...new Set(changed)])}`);
  if (!isGoing) {
    console.log(
      'Next: write the requirement and the descriptions, what the server answers, and the texts in six\n' +
        'languages; a catalogue that still says "untranslated" fails the check.\n' +
        '`npm run flow <domain>/<stem> -- --remove` takes it all away.',
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
