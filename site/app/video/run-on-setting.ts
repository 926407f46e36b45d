/** Whether videos run on to the next one, as set by the reader on this device. */
const name = 'neutron:1:run-on';

export function wantsRunOn(memory: Pick<Storage, 'getItem'>): boolean {
  try {
    return memory.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

export function saveRunOn(memory: Pick<Storage, 'setItem' | 'removeItem'>, isOn: boolean): void {
  try {
    if (isOn) memory.removeItem(name);
    else memory.setItem(name, 'off');
  } catch {
    // Without storage the setting lasts for the page.
  }
}
