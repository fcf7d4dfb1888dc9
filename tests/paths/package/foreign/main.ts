import { createActor } from 'xstate';
import { signupMachine } from './signup.machine.ts';

/** A page without any framework: a form, a line of status and a button. */
const form = document.querySelector('form');
const email = document.querySelector('input');
const status = document.querySelector('p');
const again = document.querySelector<HTMLButtonElement>('#again');
if (!form || !email || !status || !again) throw new Error('A part of the page is missing.');
const words: Readonly<Record<string, string>> = {
  sending: 'Sending',
  resting: 'Wait a moment',
  done: 'Welcome',
};

const actor = createActor(signupMachine);
email.addEventListener('input', () => actor.send({ type: 'TYPE', email: email.value }));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  actor.send({ type: 'SUBMIT' });
});
again.addEventListener('click', () => actor.send({ type: 'AGAIN' }));
actor.subscribe(({ value, context }) => {
  form.hidden = value !== 'editing';
  again.hidden = value !== 'done';
  status.textContent = words[value] ?? context.error ?? '';
});
actor.start();
