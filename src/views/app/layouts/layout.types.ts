import type { Layout, RouteName } from '#machines/navigation/routes.ts';
import type { ComponentType, ReactNode } from 'react';
import type { FrameLook } from '#src/ui/frame/frame.tsx';
import type { PlaceGroup } from './places.ts';

/** Account data that a layout shows. */
export interface LayoutViewer {
  readonly displayName: string;
  readonly username: string;
  readonly profilePhoto: string | null;
  readonly isCreator: boolean;
  readonly hasStudio?: boolean;
  readonly isVerified: boolean;
  readonly isDeleted: boolean;
}

/** Props of every layout: plain data, and slots for other flows. */
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
  /** Layout of the route; the skeleton depends on it. */
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
  /** Leads to a path of the app. */
  readonly onGo: (path: string) => void;
  /** Parts that load after the frame; undefined until its chunk has loaded. */
  readonly later?: LaterParts | undefined;
  /** Width and padding that the screen asks for. */
  readonly frame?: FrameLook;
}

/** Props of the phone's sheet: member data and a slot for a switch. */
export interface MeProps extends Pick<MemberProps, 'viewer' | 'path' | 'onLogout'> {
  readonly groups: readonly PlaceGroup[];
  /** The switch of discreet mode. */
  readonly discreet?: ReactNode;
}

/** Account data and actions of the account's menu. */
export interface AccountMenuProps extends Pick<MemberProps, 'viewer' | 'onGo' | 'onLogout'> {
  readonly isDiscreet: () => boolean;
  readonly onDiscreet: () => void;
  readonly onShortcuts: () => void;
}

/** Parts of a member's frame that load after its first drawing. */
export interface LaterParts {
  readonly Account: ComponentType<Pick<AccountMenuProps, 'viewer' | 'onGo' | 'onLogout'>>;
  readonly Me: ComponentType<MeProps>;
  /** Names of the rail's places, shown beside them. */
  readonly Tips: ComponentType;
}
