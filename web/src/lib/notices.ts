/** Notices on this device: push where the browser can, a plain notification of the open page where it cannot. */
import { api } from './api';

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

export const canNotify = (): boolean => 'Notification' in window;
export const allowed = (): boolean => canNotify() && Notification.permission === 'granted';

async function manager(): Promise<PushManager | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker && 'pushManager' in worker ? worker.pushManager : null;
}

/** Whether this browser takes push messages now. */
export async function subscribed(): Promise<boolean> {
  return Boolean(await (await manager())?.getSubscription());
}

/** Asks the browser, then subscribes it; false where the reader or the browser says no. */
export async function takePush(): Promise<boolean> {
  if (!canNotify() || (await Notification.requestPermission()) !== 'granted') return false;
  const push = await manager();
  if (!push) return true; // notices of open pages work without push
  const { push_key } = await api.notices();
  const found = await push.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(push_key) });
  const { endpoint, keys } = found.toJSON();
  await api.addDevice({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
  return true;
}

export async function endPush(): Promise<void> {
  const found = await (await manager())?.getSubscription();
  if (!found) return;
  await api.endDevice({ endpoint: found.endpoint });
  await found.unsubscribe();
}

/** The page is in the background: says it on this device, under the same tag as a push message of that table. */
export async function tellHere(title: string, body: string, table: string): Promise<void> {
  if (!allowed() || document.visibilityState === 'visible') return;
  const options = { body, tag: `insula-${table}`, icon: '/favicon.svg', data: { url: `/table/${table}` } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => focus();
}
