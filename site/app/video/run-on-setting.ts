/** Whether videos run on to the next one: only if the reader switched it on, on this device. */
const name = 'neutron:1:run-on';

export function wantsRunOn(memory: Pick<Storage, 'getItem'>): boolean {
  try {
    return memory.getItem(name) === 'on';
  } catch {
    return false;
  }
}

export function saveRunOn(memory: Pick<Storage, 'setItem' | 'removeItem'>, isOn: boolean): void {
  try {
    if (isOn) memory.setItem(name, 'on');
    else memory.removeItem(name);
  } catch {
    // Without storage the setting lasts for the page.
  }
}
