import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { DebouncedLiveRegion } from '#src/ui/lists/debounced-live-region.tsx';

/** A log of numbered things, and all that was said of it. */
const region = (announced: number | null) => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const said: string[] = [];
  new MutationObserver(() => said.push(place.textContent)).observe(place, {
    subtree: true,
    characterData: true,
    childList: true,
  });
  const show = (newest: number) => {
    flushSync(() =>
      root.render(
        <DebouncedLiveRegion
          newest={newest}
          announced={announced}
          since={(from) => newest - from}
          one={`Thing ${newest}`}
          many={(count) => `${count} new`}
        />,
      ),
    );
  };
  const announcements = () => said.filter(Boolean);
  const end = () => {
    root.unmount();
    place.remove();
  };
  return { show, announcements, end };
};

test('one thing is said in its words, fifty close together as their number', async () => {
  const { show, announcements, end } = region(null);
  show(7);
  show(8);
  await expect.poll(announcements).toEqual(['Thing 8']);
  for (let newest = 9; newest <= 58; newest += 1) show(newest);
  await expect.poll(announcements).toEqual(['Thing 8', '50 new']);
  end();
});

test('what waited at the beginning is said as a number, and nothing of what was announced before', async () => {
  const { show, announcements, end } = region(3);
  show(8);
  await expect.poll(announcements).toEqual(['5 new']);
  end();
  const quiet = region(8);
  quiet.show(8);
  await new Promise((done) => setTimeout(done, 900));
  expect(quiet.announcements()).toEqual([]);
  quiet.end();
});
