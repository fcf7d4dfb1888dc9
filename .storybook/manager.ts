import { register } from './statechart/panel/register.tsx';

register();
