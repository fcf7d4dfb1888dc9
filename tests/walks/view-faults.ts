import type { ViewFault } from './view-fault.ts';
import { doorFaults } from './view-faults.door.ts';
import { partFaults } from './view-faults.part.ts';
import { screenFaults } from './view-faults.screen.ts';

/** Faults as they are made: chosen from the views alone, before anybody looked at what their models see. */
export const viewFaults: readonly ViewFault[] = [...doorFaults, ...screenFaults, ...partFaults];
