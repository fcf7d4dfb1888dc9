import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountButton } from '#src/ui/buttons/account-button.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Handle, PersonName } from '#src/ui/texts/person-name.tsx';
import { Hiding, useText } from '#src/ui/texts/text.tsx';

const people = ['Ada Marlow', '王小明', '🔥 Zoë O’Neil 🔥', 'bo'].map((displayName, index) => ({
  displayName,
  username: `someone-${index}`,
  profilePhoto: null,
}));

function Sum() {
  const { money } = useText();
  return <p>{money({ amount: 99_900, currency: 'USD' })}</p>;
}

/** Page with names, amounts and pictures, to be hidden in discreet mode. */
function Discreet() {
  return (
    <div style={{ inlineSize: 320 }}>
      {people.map((person) => (
        <p key={person.username}>
          <PersonName of={person} /> <Handle of={person} />
        </p>
      ))}
      {people.slice(0, 1).map((person) => (
        <AccountButton
          key="own"
          label="Account"
          person={person}
          items={() => []}
          onSelect={() => undefined}
        />
      ))}
      <Picture src="/missing.jpg" alt="A kitchen" width={4} height={3} />
      <Sum />
      <Hiding amounts={false}>
        <Sum />
      </Hiding>
    </div>
  );
}

export default {
  title: 'Controls/Texts/Discreet mode',
  component: Discreet,
  beforeEach: () => {
    document.documentElement.dataset['discreet'] = 'on';
    return () => delete document.documentElement.dataset['discreet'];
  },
} satisfies Meta<typeof Discreet>;

export const Neutral: StoryObj<typeof Discreet> = {};
