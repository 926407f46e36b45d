import { useEffect, useRef, useState } from 'react';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './preview.module.css';
import type { ScrollGroup } from './scroll-together.ts';

export const devices = [
  { id: 'phone', name: 'Phone', icon: 'phone', width: 390, height: 844 },
  { id: 'tablet', name: 'Tablet', icon: 'tablet', width: 820, height: 1180 },
  { id: 'desktop', name: 'Desktop', icon: 'desktop', width: 1440, height: 1000 },
] as const satisfies readonly { id: string; name: string; icon: IconName; width: number; height: number }[];
type DeviceFacts = (typeof devices)[number];
export type DeviceName = DeviceFacts['id'];

/** Not every browser can show a frame without its cookies. */
export const canHideCookies = (): boolean => 'credentialless' in HTMLIFrameElement.prototype;

interface DeviceProps {
  device: DeviceFacts;
  address: string;
  theme: 'light' | 'dark';
  /** Without the cookies of this browser: as a reader who is not signed in. */
  isVisitor: boolean;
  /** The devices beside this one. */
  group: ScrollGroup;
}

/** One device: the page at its width, made smaller to fit. */
export function Device({ device, address, theme, isVisitor, group }: DeviceProps) {
  const { name, width, height } = device;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  const applyTheme = () => {
    const page = frame.current?.contentDocument?.documentElement;
    if (page) page.dataset.theme = theme;
  };
  useEffect(applyTheme, [theme]);
  const stopScrolling = useRef<() => void>(undefined);
  useEffect(() => () => stopScrolling.current?.(), []);
  // The page is of this origin: its window is reached without any message, and its policy stays as it is for readers.
  const joinGroup = () => {
    stopScrolling.current?.();
    const page = frame.current?.contentWindow;
    stopScrolling.current = frame.current?.contentDocument && page ? group.add(page) : undefined;
  };
  const end = useRef<HTMLParagraphElement>(null);
  // No type knows the attribute yet.
  const cookies = isVisitor ? { credentialless: '' } : {};
  return (
    <figure className={styles.device} style={{ flexGrow: width }}>
      <figcaption>
        {name}, {width} px
        {/* Every link of the page is a stop of the Tab key. */}
        <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
          Skip the {name.toLowerCase()}
        </button>
      </figcaption>
      <div ref={box} className={styles.box} style={{ height: height * scale }}>
        <iframe
          ref={frame}
          title={`${name} preview`}
          src={address}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          onLoad={() => {
            applyTheme();
            joinGroup();
          }}
          {...cookies}
        />
      </div>
      <p ref={end} tabIndex={-1} className="vh">
        End of the {name.toLowerCase()}
      </p>
    </figure>
  );
}
