import type { ViewFault } from './view-fault.ts';
import { doorFaults } from './view-faults.door.ts';
import { foreignMoreFaults } from './view-faults.foreign-more.ts';
import { foreignPartFaults } from './view-faults.foreign-parts.ts';
import { foreignFaults } from './view-faults.foreign.ts';
import { partFaults } from './view-faults.part.ts';
import { screenFaults } from './view-faults.screen.ts';

/** Faults chosen from the views alone, before looking at what their models check. */
export const viewFaults: readonly ViewFault[] = [
  ...doorFaults,
  ...screenFaults,
  ...partFaults,
  ...foreignFaults,
  ...foreignMoreFaults,
  ...foreignPartFaults,
];
