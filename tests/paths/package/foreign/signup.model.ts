import { defineModel } from 'statechart-paths';
import { signupMachine } from './signup.machine.ts';

export default defineModel({
  machine: signupMachine,
  cases: {
    events: { TYPE: [{ email: 'ada@example.org' }, { email: 'ada' }] },
    outcomes: { register: { done: [{ id: 1 }], error: [new Error('refused')] } },
  },
  page: {
    open: (page) => page.goto('/'),
    ports: { register: { method: 'POST', path: '/api/register', error: () => ({ status: 500 }) } },
  },
  gestures: {
    TYPE: (person, { email }) => person.fill('Email', email),
    SUBMIT: (person) => person.press('Sign up'),
    AGAIN: (person) => person.press('Again'),
  },
  sightings: {
    editing: (person) => person.seesRole('button', 'Sign up'),
    sending: (person) => person.sees('Sending'),
    resting: (person) => person.sees('Wait a moment'),
    done: (person) => person.sees('Welcome'),
  },
});
