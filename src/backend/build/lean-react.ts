import type { Plugin } from 'vite';
import { withoutDeadBranches, type Knowledge } from './dead-branches.ts';
import { isSyntax } from './syntax.ts';

/** The version that the names and numbers below were read from. */
const version = '19.3.1';

/**
 * What of React's renderer the product never comes to. `tests/house/react.test.ts` keeps the product
 * from using any of it; whoever needs one takes it out of here and pays its bytes.
 */
export const unused: Knowledge = {
  // Profiler, Suspense and its dehydrated and list kinds, offscreen, legacy hidden, cache, tracing
  // marker, hoisted and single elements (title, link, html, body), ViewTransition, Activity.
  tags: new Set([12, 13, 18, 19, 22, 23, 24, 25, 26, 27, 30, 31]),
  // React's own error 130 answers whoever draws one of these all the same.
  cases: new Set([
    'REACT_ACTIVITY_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_SUSPENSE_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ]),
  fixed: {
    // Nothing is hydrated: the server sends an empty root.
    isHydrating: '!1',
    hydrationErrors: 'null',
    hydrationParentFiber: 'null',
    nextHydratableInstance: 'null',
    '.isDehydrated': '!1',
    // No boundary ever suspends or hides what is below it.
    'suspenseHandlerStackCursor.current': 'null',
    shellBoundary: 'null',
    offscreenDirectParentIsHidden: '!1',
    offscreenSubtreeIsHidden: '!1',
    offscreenSubtreeWasHidden: '!1',
    // No ViewTransition is there to start one.
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    rootViewTransitionAffected: '!1',
    shouldStartViewTransition: '!1',
    viewTransitionContextChanged: '!1',
  },
  never: new Set([
    'isCustomElement',
    'isFragmentInstanceParent',
    'isHostHoistableType',
    'popHydrationState',
  ]),
  // "Only lanes that may start a view transition".
  neverEqual: /^\(\w+ & 335544064\) ===/,
  bodies: {
    // A commit waits for stylesheets and pictures of the parts above alone.
    accumulateSuspenseyCommitOnFiber: '',
    preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
    waitForCommitToBeReady: 'return null;',
    // Refs to fragments.
    commitFragmentInstanceDeletionEffects: '',
    commitFragmentInstanceInsertionEffects: '',
    commitNewChildToFragmentInstances: '',
    // Events that wait for hydration.
    dispatchEvent: `_enabled && (findInstanceBlockingEvent(nativeEvent),
      dispatchEventForPluginEventSystem(
        domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer));`,
    retryIfBlockedOn: '',
    // Functions as `action` of a form.
    extractEvents$1: '',
    // What a browser shows while an asynchronous transition lasts.
    defaultOnDefaultTransitionIndicator: '',
    // Stacks of components, whose names are minified.
    getStackByFiberInDevAndProd: 'return "";',
  },
  unasked: new Set([
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useActionState',
    'useCacheRefresh',
    'useFormState',
    'useHostTransitionStatus',
    'useOptimistic',
  ]),
  statements:
    /^(?:exports\.hydrateRoot|ReactDOMSharedInternals\.findDOMNode|FragmentInstance|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration)\b/,
};

/** Leaves those parts of React's renderer out of the client: a third of it is never run. */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code) {
        if (!code.includes(`exports.version = "${version}"`)) {
          this.error(`React is no longer ${version}: read lean-react.ts against the new one.`);
        }
        const program: unknown = this.parse(code);
        if (!isSyntax(program)) this.error('React could not be read.');
        return { code: withoutDeadBranches(code, program, unused), map: null };
      },
    },
  };
}
