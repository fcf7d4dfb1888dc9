import type { Layout, RouteName } from '#machines/navigation/routes.ts';
import type { ComponentType, ReactNode } from 'react';
import type { FrameLook } from '#src/ui/frame/frame.tsx';
import type { PlaceGroup } from './places.ts';

/** What a layout knows of the member. */
export interface LayoutViewer {
  readonly displayName: string;
  readonly username: string;
  readonly profilePhoto: string | null;
  readonly isCreator: boolean;
  readonly isVerified: boolean;
  readonly isDeleted: boolean;
}

/** What every layout is given: plain data, and slots for what other flows draw. */
export interface LayoutProps {
  /** The product's name, a setting. */
  readonly brand: string;
  /** The admitted path, to mark the current place. */
  readonly path: string;
  readonly release: { readonly version: string; readonly commit: string };
  /** The offline bar. */
  readonly notice?: ReactNode;
  /** The choice of language. */
  readonly locale?: ReactNode;
  /** The choice of light or dark. */
  readonly theme?: ReactNode;
  /** The choice of what waits for a press. */
  readonly dataSaver?: ReactNode;
  /** What stands in it. */
  readonly layout?: Layout;
  readonly children: ReactNode;
}

export interface MemberProps extends LayoutProps {
  /** Routes that this site does not offer: no place leads there. */
  readonly absent: readonly RouteName[];
  readonly viewer: LayoutViewer;
  /** Chats with something unread. */
  readonly unread: number;
  readonly onLogout: () => void;
  /** What the account button opens; absent until its code has come. */
  readonly AccountMenu?: ComponentType<AccountMenuProps> | undefined;
  /** How much room the screen takes. */
  readonly frame?: FrameLook;
}

/** What the menu of the account shows. */
export interface AccountMenuProps extends Pick<
  MemberProps,
  'viewer' | 'path' | 'locale' | 'theme' | 'dataSaver' | 'onLogout'
> {
  readonly groups: readonly PlaceGroup[];
  /** The switch of discreet mode. */
  readonly discreet?: ReactNode;
  /** Whether single keys do anything. */
  readonly shortcuts?: ReactNode;
}
