#!/usr/bin/python3
"""A WebKitGTK window of any size for WebKitWebDriver.

The window of WebKitGTK's own MiniBrowser is never narrower than 447 pixels. The arguments are the
width, the height and a JavaScript file that runs at the start of every page. The distribution's
Python runs this program, because it has the bindings.
"""

import sys
from pathlib import Path
from typing import Any


def main(width: int, height: int, script: str) -> None:
    """Open a window for each session and run until the driver ends the process."""
    import gi

    gi.require_version("Gtk", "3.0")
    gi.require_version("WebKit2", "4.1")
    from gi.repository import Gtk, WebKit2

    # Pages then see that reduced motion is preferred.
    Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    context.set_preferred_languages(["en-GB"])

    def open_view(*_: object) -> object:
        view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
        view.get_user_content_manager().add_script(
            WebKit2.UserScript.new(
                script,
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
        window = Gtk.Window(decorated=False)
        window.set_default_size(width, height)
        window.resize(width, height)
        window.add(view)
        window.show_all()
        return view

    def describe(_: object, session: Any) -> None:
        information = WebKit2.ApplicationInfo()
        information.set_name("window")
        information.set_version(1, 0, 0)
        session.set_application_info(information)
        session.connect("create-web-view", open_view)

    context.connect("automation-started", describe)
    Gtk.main()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]).read_text())
